import { lateComponent } from './late-component.tsx';

/** The link as a QR code, on paper only. Where it can't be loaded, the link is still there in letters. */
export const PrintedCode = lateComponent(async () => (await import('./qr-code.tsx')).QrCode);
