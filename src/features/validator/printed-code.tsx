import { lateComponent } from './late-component.tsx';

/** The link as a QR code, on paper only. Where it can't be had, the link stands there in letters all the same. */
export const PrintedCode = lateComponent(async () => (await import('./qr-code.tsx')).QrCode);
