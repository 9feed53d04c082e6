import { problemAt, type Problem } from '../../problems/problem.ts';
import type { CourseFile } from '../../syllabus/parse-course-file.ts';
import type { Line } from '../../syllabus/parse-syllabus.ts';

/** In how many courses a setting may occur. */
const mostCourses = 3;

/** Settings and turns that came back in course after course, and what they are told by. */
const settings: Readonly<Record<string, RegExp>> = {
  'planted bugs': /planted (bug|fault|error|mistake)/i,
  'a bank account': /bank account|savings account|two accounts/i,
  'an EMI calculator': /\bEMI\b/,
  'guessing a number': /(number|hidden).guess|guess(es|ing)? (a|the) (hidden |secret )?number/i,
  'an expense tracker': /expense/i,
  'PIN codes': /PIN code/i,
  'the DPDP Act': /DPDP/,
  'a tiffin service': /tiffin/i,
  'a clinic': /clinic/i,
  'a hostel': /hostel|\bPG\b/,
  'a lending library': /lending|library (book|member|loan|counter)|book loan/i,
  'a canteen': /canteen/i,
  cricket: /cricket/i,
  recipes: /recipe/i,
  'a to-do list': /to-?do/i,
  'a quiz': /quiz/i,
  'a report card': /report card|marksheet|mark sheet/i,
  'the weather': /weather/i,
  'a salary slip': /salary slip|payslip/i,
  'a wedding': /wedding/i,
  'a tea stall': /tea stall|\bchai\b/i,
  'a grocery shop': /kirana|grocer/i,
  'bus or train travel': /\b(bus|train) (seat|time|ticket|route|stop|booking)/i,
  'a sweet shop': /bakery|sweet shop|mithai/i,
  '"still met in older projects"': /still (met|found|seen|used) in (older|many|existing)/i,
};

/** Settings that occur in too many courses, each reported once: in the last of its courses, where it first occurs. */
export function settingProblems(courses: readonly CourseFile[]): Problem[] {
  return Object.entries(settings).flatMap(([name, sign]) => {
    const found = courses.flatMap((course) => {
      const line = linesOf(course).find(({ text }) => sign.test(text));
      return line === undefined ? [] : [{ course, line }];
    });
    const last = found.at(-1);
    if (last === undefined || found.length <= mostCourses) return [];
    const paths = found.map(({ course }) => course.path).join(', ');
    const message = `${name}: this setting is in ${found.length} courses, not at most ${mostCourses}: ${paths}`;
    const fix = 'choose another setting in all but three of them';
    return [problemAt(last.course.file, last.line, message, fix)];
  });
}

function linesOf({ before, afterwards, phases, modules }: CourseFile): Line[] {
  return [
    ...before,
    ...afterwards,
    ...phases.map(({ title }) => title),
    ...modules.flatMap(({ title, purpose, points }) => [title, purpose ?? [], points].flat()),
  ];
}
