/** Stops what global-setup.ts started. */
export default async function globalTeardown(): Promise<void> {
  try {
    await globalThis.testService?.stop();
  } finally {
    await globalThis.testEngines?.stop();
  }
}
