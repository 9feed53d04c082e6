export interface ProfileEntry {
  readonly academyName: string;
  readonly course: string;
  readonly id: string;
  /** The address at which the certificate can be checked. */
  readonly link: string;
}

/**
 * The address of LinkedIn's form for a certification, filled in (LinkedIn Help, "Add to Profile").
 * It is opened only when its owner presses it; until then nothing is sent.
 */
export function linkedInAddress({ academyName, course, id, link }: ProfileEntry): string {
  const address = new URL('https://www.linkedin.com/profile/add');
  address.search = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: course,
    organizationName: academyName,
    certId: id,
    certUrl: link,
  }).toString();
  return address.href;
}
