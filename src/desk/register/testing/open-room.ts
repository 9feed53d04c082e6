import { xlsxFile } from '../../../register/list/table-file.ts';
import type { Question, Reply } from '../../../register/worker/worker-messages.ts';
import type { RegisterContext, RoomTasks } from '../worker/room-messages.ts';
import { createRoomService } from '../worker/room-service.ts';

/** What the rooms of these tests know of the site. */
export const context: RegisterContext = {
  courses: ['Python', 'Data Science', 'C++', 'Core Java', 'AutoCAD'],
  similarIds: [],
  idPrefixes: ['ITA'],
  columns: { student: 2, course: 3, id: 5 },
  isSealed: false,
  opensByLink: false,
};

/** A register room without a sheet, and ways to ask it and to open a sheet in it, as lines of cells or as a file. */
export function openRoom() {
  const service = createRoomService();
  const ask = (question: Question<RoomTasks>): Promise<Reply<RoomTasks>> =>
    service(question, () => undefined);
  const openFile = (file: Blob, settings: Partial<RegisterContext> = {}) =>
    ask({ task: 'open', file, context: { ...context, ...settings } });
  const open = (lines: readonly (readonly string[])[], settings?: Partial<RegisterContext>) =>
    openFile(new Blob([xlsxFile(lines)]), settings);
  return { ask, open, openFile };
}
