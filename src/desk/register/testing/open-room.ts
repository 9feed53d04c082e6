import { xlsxFile } from '../../../register/batch/xlsx-file.ts';
import type { RegisterContext, RoomQuestion, RoomReply } from '../worker/room-messages.ts';
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
  const replies: RoomReply[] = [];
  const service = createRoomService((message) => {
    if (message.type === 'answer') replies.push(message.reply);
  });
  const ask = async (question: RoomQuestion): Promise<RoomReply> => {
    await service({ ...question, request: 1 });
    return replies.at(-1) ?? { status: 'failed' };
  };
  const openFile = (file: Blob, settings: Partial<RegisterContext> = {}) =>
    ask({ task: 'open', file, context: { ...context, ...settings } });
  const open = (lines: readonly (readonly string[])[], settings?: Partial<RegisterContext>) =>
    openFile(new Blob([xlsxFile(lines)]), settings);
  return { ask, open, openFile };
}
