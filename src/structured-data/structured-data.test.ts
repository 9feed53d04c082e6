import { expect, test } from 'vitest';
import type { Course } from '../content/content.ts';
import { sampleAcademy as academy } from '../content/testing/known-facts.ts';
import {
  academyData,
  courseData,
  imageGalleryData,
  jsonLd,
  webSiteData,
} from './structured-data.ts';

const siteUrl = 'https://academy.example';

const course = {
  path: 'Java Script',
  title: 'JavaScript',
  description: 'Program pages.',
  level: 'beginner',
} as Course; // Only the fields that the tests need.

const choices = {
  level: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
};

const provider = {
  '@type': 'EducationalOrganization',
  '@id': 'https://academy.example/#academy',
  name: 'An Academy',
  url: 'https://academy.example/',
};

test('the academy’s data has an address, and gives each telephone number only once', () => {
  expect(academyData(academy)).toMatchObject({
    ...provider,
    telephone: ['+91 00000 00000'],
    address: { '@type': 'PostalAddress', addressCountry: 'India' },
    sameAs: ['https://instagram.example/academy'],
  });
  expect(webSiteData(academy)).toMatchObject({ name: 'An Academy', publisher: provider });
});

test('a course’s data has its name, level and provider', () => {
  expect(courseData(course, academy, choices)).toEqual({
    '@type': 'Course',
    url: 'https://academy.example/courses/Java%20Script',
    name: 'JavaScript',
    description: 'Program pages.',
    provider,
    inLanguage: 'en-IN',
    educationalLevel: 'Beginner',
  });
  const { level, ...withoutLevel } = course;
  expect(level).toBe('beginner');
  expect(jsonLd([courseData(withoutLevel as Course, academy, choices)])).not.toContain('Level');
});

test('a picture of the gallery has a full address and a size in pixels', () => {
  const picture = { alt: 'A desk', width: 1620, height: 1080, src: '/_astro/desk.jpg' };
  expect(imageGalleryData('Pictures', [picture], siteUrl)['image']).toEqual([
    {
      '@type': 'ImageObject',
      contentUrl: 'https://academy.example/_astro/desk.jpg',
      caption: 'A desk',
      width: '1620 px',
      height: '1080 px',
    },
  ]);
});

test('a name that contains `</script>` does not end the script with the structured data', () => {
  const name = '</script><script>alert(1)</script><!--';
  const written = jsonLd([{ '@type': 'Course', name }]);
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toMatchObject({ '@graph': [{ '@type': 'Course', name }] });
});
