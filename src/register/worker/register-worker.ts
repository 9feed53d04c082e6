import './serve-page.ts';
