import { lateComponent } from './late-component.tsx';

const QrDrawing = lateComponent(() => import('../../ui/qr-drawing.tsx'), 'QrDrawing');

interface PrintedCodeProps {
  readonly label: string;
  readonly link: string;
}

/** The link as a QR code, on paper only. Where it can't be loaded, the link is still there in letters. */
export function PrintedCode({ label, link }: PrintedCodeProps) {
  return <QrDrawing text={link} label={label} className="hidden size-44 print:mt-4 print:block" />;
}
