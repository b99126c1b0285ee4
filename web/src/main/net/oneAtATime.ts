/// Does one thing after another; of those that come meanwhile only the last is done, since it makes the others idle.
export function oneAtATime(): (task: () => Promise<unknown>) => void {
  let busy = false;
  let last: (() => Promise<unknown>) | undefined;
  function run(task: () => Promise<unknown>): void {
    if (busy) {
      last = task;
      return;
    }
    busy = true;
    void task().finally(() => {
      busy = false;
      const next = last;
      last = undefined;
      if (next) run(next);
    });
  }
  return run;
}
