import type { DevTools } from './devtools.ts';
import { watchPaint, type PaintReport } from './watch-paint.ts';

export interface Tab {
  /** Sends a command to the first document's page. */
  send(method: string, params?: object): Promise<Record<string, unknown>>;
  /** What all pages of the tab have reported so far. */
  readonly reports: readonly PaintReport[];
}

/** How much slower the processor is made, as on a cheap phone. */
const slowerProcessor = 4;

/**
 * Opens a tab whose pages run on a slower processor and report what they paint: also a page that is being
 * made ready in advance, which is a target of its own.
 */
export async function openTab(tools: DevTools): Promise<Tab> {
  const reports: PaintReport[] = [];
  const firstPage = new Promise<string>((resolve) => {
    tools.listen(({ method, params }) => {
      if (method === 'Runtime.bindingCalled') {
        // Nothing but `watchPaint` calls it.
        reports.push(JSON.parse(String(params['payload'])) as PaintReport);
      }
      if (method !== 'Target.attachedToTarget') return;
      // As the protocol describes this event.
      const { sessionId, targetInfo } = params as unknown as Attached;
      prepareTarget(tools, sessionId, targetInfo.type);
      if (targetInfo.type === 'page') resolve(sessionId);
    });
  });
  const target = await tools.send('Target.createTarget', { url: 'about:blank', forTab: true });
  await tools.send('Target.attachToTarget', { targetId: target['targetId'], flatten: true });
  const session = await firstPage;
  return { reports, send: (method, params) => tools.send(method, params, session) };
}

interface Attached {
  readonly sessionId: string;
  readonly targetInfo: { readonly type: string };
}

/** Sets a new target up while it waits. Some commands are answered only when it runs, so none is waited for. */
function prepareTarget(tools: DevTools, session: string, type: string): void {
  const send = (method: string, params: object = {}) => {
    // A page that is gone before it was shown answers nothing, and nothing is lost.
    tools.send(method, params, session).catch(() => undefined);
  };
  if (type === 'tab') {
    send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true });
  }
  if (type === 'page') {
    send('Page.enable');
    send('Runtime.enable');
    send('Runtime.addBinding', { name: 'reportToBench' });
    send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchPaint.toString()})()` });
    send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor });
  }
  send('Runtime.runIfWaitingForDebugger');
}
