/** What is beside the sentence that an ID is unknown, fetched together. */
export { NotFoundPicture } from './not-found-picture.tsx';
export { SimilarIds } from './similar-ids.tsx';
