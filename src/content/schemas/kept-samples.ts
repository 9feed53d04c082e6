import { z } from 'zod';
import { line } from './text.ts';

/** `content/kept-samples.yaml`: sample values as they are written, and pictures by path, that the owner keeps. */
export const keptSamplesSchema = z.array(line).nullish();
