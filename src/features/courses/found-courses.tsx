import { Container } from '../../ui/container.tsx';

/** Where the filter puts the tiles that it has found by words, the best first; hidden until then. */
export function FoundCourses({ heading }: { readonly heading: string }) {
  return (
    <section data-found-courses hidden className="pt-5 pb-12">
      <Container>
        <h2 className="text-xl">{heading}</h2>
        <ul className="course-tiles mt-4!" />
      </Container>
    </section>
  );
}
