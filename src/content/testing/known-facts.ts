import { parse } from 'yaml';
import { academySchema } from '../schemas/academy.ts';

/** A logo for the tests: a red ring on nothing. */
export const knownLogo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="24" fill="none" stroke="#b00020" stroke-width="12"/></svg>';

/** Files that owners change most, made up for the tests, so that no test depends on an owner's facts. */
export const knownFacts: ReadonlyMap<string, string> = new Map([
  [
    'academy.yaml',
    `name: An Academy
shortName: Academy
logo: logo/known.svg
siteUrl: https://academy.example
email: hello@academy.example
phones:
  - "+91 00000 00000"
  - "+91 00000 00000"
whatsapp: "+91 00000 00000"
address:
  street: Second floor, Sample Building, Sample Road
  city: Sampletown
  region: Sample State
  postalCode: "000000"
  country: India
visit:
  heading: Visit us
  map: See us on the map
  hoursHeading: Opening hours
social:
  - network: instagram
    url: https://instagram.example/academy
footer:
  about: We teach in small, practical steps, and give every certificate an ID.
  copyrightYear: 2024
`,
  ],
  [
    'register.yaml',
    `address: sample-register.xlsx
idShapes: [ITA-0000-0000, "0000"]
confirmed:
  columns: [Grade, Office note, Checked by]
columns:
  student: 2
  course: 3
  id: 5
`,
  ],
  ['kept-samples.yaml', '# none\n'],
]);

export const sampleAcademy = academySchema.parse(parse(knownFacts.get('academy.yaml') ?? ''));
