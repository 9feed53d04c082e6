import { serveTasks } from '../../register/worker/worker-messages.ts';
import { createSheetService } from './opened-sheet.ts';

serveTasks(createSheetService());
