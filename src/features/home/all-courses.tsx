import { fill } from '../../content/fill.ts';
interface AllCoursesProps {
  /** With `{count}`. */
  readonly text: string;
  readonly count: number;
}

/** From the three courses of the row to all of them. */
export function AllCourses({ text, count }: AllCoursesProps) {
  return (
    <p className="mt-4">
      <a href="/courses#all" className="underlined-link py-2">
        {fill(text, { count })}
      </a>
    </p>
  );
}
