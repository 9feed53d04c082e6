import { parse } from 'yaml';
import { academySchema } from '../schemas/academy.ts';
import { knownFacts } from './known-facts.ts';

/** An academy for tests that need one with all that it must have. */
export const sampleAcademy = academySchema.parse(parse(knownFacts.get('academy.yaml') ?? ''));
