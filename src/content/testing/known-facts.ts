import { parse } from 'yaml';
import { academySchema } from '../schemas/academy.ts';

/**
 * The tests' own versions of the files that owners change most. With these files, a copy of the project's content is
 * a fixture that does not depend on an owner's name, telephone or register.
 */
export const knownFacts: ReadonlyMap<string, string> = new Map([
  [
    'academy.yaml',
    `name: An Academy
shortName: Academy
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
columns:
  student: 2
  course: 3
  id: 5
`,
  ],
  ['kept-samples.yaml', '# none\n'],
]);

/** The academy of `knownFacts`, with all required fields. */
export const sampleAcademy = academySchema.parse(parse(knownFacts.get('academy.yaml') ?? ''));
