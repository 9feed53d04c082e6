import { z } from 'zod';
import { faultKinds } from '../../register/faults/register-fault.ts';
import { registerAddress } from '../register-address/register-address.ts';
import { line } from './text.ts';

const position = z.int('must be a whole number').min(1, 'counts from 1');

/** As it is fetched: what the owner wrote, or what that was turned into. */
const address = line.transform((written, context) => {
  const resolved = registerAddress(written);
  if (resolved.kind === 'file') return resolved.name;
  if (resolved.kind !== 'refused') return resolved.url;
  const { message, fix } = resolved;
  context.issues.push({ code: 'custom', input: written, message, params: { fix } });
  return z.NEVER;
});

/** `content/register.yaml`: where the certificate register is and which columns count. */
export const registerSchema = z.strictObject({
  /** A link to the file, or the name of a file in `content/register/`. */
  address,
  /** Hosts that the address leads on to, which pages must be allowed to ask; `*.` stands for any name. */
  hosts: z
    .array(
      line.regex(
        /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/,
        'must be a host, such as files.example.com',
      ),
    )
    .optional(),
  /** Positions among the columns that are left once E and G are dropped, counted from 1. */
  columns: z.strictObject({ student: position, course: position, id: position }),
  /** IDs that are easily mistaken for each other and yet right, as the owner has compared. */
  similarIds: z.array(line).optional(),
  /** Whether a browser that has opened the register keeps it, to check certificates without a connection. */
  keepOffline: z.boolean('must be true or false').optional(),
});

const fault = z.strictObject({
  /** What the visitor reads: what happened and what to do. */
  visitor: line,
  /** What the owner reads: what to change in the sheet's sharing or format. */
  owner: line,
});

/** `content/register-faults.yaml`: one entry for each way in which the register can fail to load. */
export const registerFaultsSchema = z.record(z.enum(faultKinds), fault);

export type RegisterSettings = z.infer<typeof registerSchema>;
export type RegisterFaults = z.infer<typeof registerFaultsSchema>;

/** The name of the register's file in `content/register/`; undefined where it is on another host. */
export function registerFile({ address }: Pick<RegisterSettings, 'address'>): string | undefined {
  return URL.canParse(address) ? undefined : address;
}

/** The register's address as a browser fetches it; `src/pages/register/` publishes its file. */
export function registerUrl(settings: Pick<RegisterSettings, 'address'>): string {
  const file = registerFile(settings);
  return file === undefined ? settings.address : `/register/${encodeURIComponent(file)}`;
}
