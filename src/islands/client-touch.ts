import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when it is first touched, or at once if the address holds one of these parameters. */
    'client:touch'?: string;
  }
}

/** Adds the directive `client:touch="q level"`; what it does is in `hydrate-on-touch.ts`. */
export function clientTouch(): AstroIntegration {
  return {
    name: 'client-touch',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'touch',
          entrypoint: './src/islands/hydrate-on-touch.ts',
        });
      },
    },
  };
}
