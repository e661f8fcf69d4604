import { ipKeyGenerator } from 'express-rate-limit';

/** The addresses that one client may have: an IPv4 address by itself, and the network (/56) of an IPv6 address. */
export const addressGroup = (address: string): string => ipKeyGenerator(address);
