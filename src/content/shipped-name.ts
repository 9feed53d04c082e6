/**
 * The academy's name in the content that ships. What was specified of that content is tested while it is there; an owner
 * who has put in her own name is free to have more of everything.
 */
export const shippedName = 'IT Training Academy';
