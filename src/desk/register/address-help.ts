import { stringify } from 'yaml';
import { registerAddress } from '../../content/register-address/register-address.ts';

/** What becomes of an address that the owner has copied. */
export interface AddressHelp {
  readonly isUsable: boolean;
  readonly what: string;
  /** What to do instead, where it can't be used. */
  readonly fix?: string;
  /** The address that visitors' browsers ask, where it is another. */
  readonly asked?: string;
  /** What `content/register.yaml` is to say. */
  readonly line?: string;
}

/** @param registerFiles what is in `content/register/` */
export function addressHelp(written: string, registerFiles: readonly string[]): AddressHelp {
  const address = written.trim();
  const found = registerAddress(address);
  const line = stringify({ address }, { lineWidth: 0 }).trim();
  switch (found.kind) {
    case 'refused':
      return { isUsable: false, what: `This can’t be used: it ${found.message}.`, fix: found.fix };
    case 'turned':
      return { isUsable: true, what: `This is ${found.what}.`, asked: found.url, line };
    case 'direct':
      return {
        isUsable: true,
        what: 'This address is asked as it is. It must hand out the file itself, to every website.',
        line,
      };
    case 'file':
      return registerFiles.includes(found.name)
        ? { isUsable: true, what: 'This file is in content/register/.', line }
        : {
            isUsable: false,
            what: `This would be a file in content/register/, and there is no “${found.name}” there.`,
            fix: fileFix(registerFiles),
          };
  }
}

function fileFix(files: readonly string[]): string {
  const there = files.length === 0 ? '' : ` There is: ${files.join(', ')}.`;
  return `Put the file into that folder first, or paste the whole link with its https://.${there}`;
}
