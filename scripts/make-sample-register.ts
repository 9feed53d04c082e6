/** Writes the sample register that ships with the project: `npm run register:sample`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleRegister } from '../src/register/testing/sample-register.ts';

writeFileSync(
  join(import.meta.dirname, '../content/register/sample-register.xlsx'),
  sampleRegister(),
);
