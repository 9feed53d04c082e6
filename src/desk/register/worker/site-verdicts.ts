import type { CertificateRecord } from '../../../register/certificates/certificates.ts';
import { sealedId } from '../../../register/sealed/format.ts';
import {
  foundVerdict,
  verdictOn,
  verdictsOn,
  type LoadedRegister,
  type Verdict,
} from '../../../register/certificates/verdict.ts';
import type { RegisterContext } from './room-messages.ts';

type Site = Pick<RegisterContext, 'isSealed' | 'idPrefixes'>;

/** What the site answers to a search for this text. */
export function siteVerdict(register: LoadedRegister, site: Site, text: string): Verdict {
  return site.isSealed ? sealedVerdict(register, site, text) : verdictOn(register, text);
}

/** The same for many IDs, by ID. */
export function siteVerdicts(
  register: LoadedRegister,
  site: Site,
  ids: readonly string[],
): ReadonlyMap<string, Verdict> {
  const verdict = site.isSealed
    ? (id: string) => sealedVerdict(register, site, id)
    : verdictsOn(register, ids);
  return new Map(ids.map((id) => [id, verdict(id)]));
}

/** As a register answers once it is sealed: to a whole ID only, and with no offer of what may have been meant. */
function sealedVerdict(register: LoadedRegister, { idPrefixes }: Site, text: string): Verdict {
  const asked = sealedId(text, idPrefixes);
  if (asked === undefined) return { status: 'mistyped', similar: [] };
  const found = sealedIds(register, idPrefixes).get(asked);
  return found ? foundVerdict(register, found) : { status: 'invalid', similar: [] };
}

/** By the one spelling under which they are sealed. */
function sealedIds(
  register: LoadedRegister,
  idPrefixes: readonly string[],
): ReadonlyMap<string, CertificateRecord> {
  const known = indexes.get(register);
  if (known) return known;
  const index = new Map<string, CertificateRecord>();
  for (const record of register.records) {
    const kept = sealedId(record.id, idPrefixes);
    // An empty ID finds nothing.
    if (kept && !index.has(kept)) index.set(kept, record);
  }
  indexes.set(register, index);
  return index;
}

const indexes = new WeakMap<LoadedRegister, ReadonlyMap<string, CertificateRecord>>();
