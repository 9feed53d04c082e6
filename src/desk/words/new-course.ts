import { coursePath } from '../../content/schemas/course.ts';
import { newCourseGroup } from './cms-config.ts';
import type { DeskState } from './desk-state.ts';

/**
 * Serves the box “New course” at the top of the room, in which one chooses the path. The page then opens again, with a
 * form for a course of this path.
 *
 * @returns the path that was chosen, while there is no such course
 */
export function offerNewCourse(state: DeskState): string | undefined {
  const box = document.querySelector('#new-course');
  box?.addEventListener('submit', (event) => {
    event.preventDefault();
    choose(box, state);
  });
  const path = new URLSearchParams(location.search).get(parameter);
  return path !== null && faultOf(path, state) === undefined ? path : undefined;
}

const parameter = 'course';

function choose(box: Element, state: DeskState) {
  const path = box.querySelector('input')?.value.trim() ?? '';
  const fault = faultOf(path, state);
  const place = box.querySelector('#new-fault');
  if (place) place.textContent = fault ?? '';
  if (fault !== undefined) return;
  const search = new URLSearchParams({ [parameter]: path });
  location.assign(`?${search.toString()}#/collections/${newCourseGroup}/entries/course`);
}

/** Why no course can have this path, in the schema's words. */
function faultOf(path: string, { coursePaths }: DeskState): string | undefined {
  const { error } = coursePath.safeParse(path);
  if (error) return `The path ${error.issues[0]?.message ?? ''}.`;
  // Some hosts and computers take capital letters for small ones.
  const isTaken = coursePaths.some((other) => other.toLowerCase() === path.toLowerCase());
  return isTaken ? `There is a course ${path} already. Choose it under “Courses”.` : undefined;
}
