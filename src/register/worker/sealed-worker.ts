import './serve-sealed-page.ts';
