import { useEffect, useRef, type RefObject } from 'react';

/** What had the focus last. It may be gone from the page. */
let focused: Element | undefined;
document.addEventListener('focusin', ({ target }) => {
  focused = target instanceof Element ? target : undefined;
});

const isLost = (): boolean => document.activeElement === document.body && focused !== undefined && !focused.isConnected;

/**
 * For an element that replaces the one that was used, such as the result of a button that is gone: takes the focus, so that a keyboard or a screen
 * reader goes on there, and not at the top of the page. An element that gets no focus by itself needs `tabIndex={-1}`.
 */
export function useRescuedFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (isLost()) element.current?.focus();
  }, []);
  return element;
}
