export { GET } from '../../../../../src/pages/course-index.json.ts';
