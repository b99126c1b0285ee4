import { api } from '../net/api';
import type { Seat } from '../model/events';
import { furitenQuestion } from '../model/furiten';
import type { Table } from '../model/table';

interface Answer {
  shanten?: number;
  advice?: { warnings?: { kind: string }[] };
}

/// Watches whether one's own Riichi hand may win on the discards of others.
export class FuritenWatch {
  on = $state(false);
  private asked = '';
  private hand = '';
  private ready = true;

  look(table: Table | undefined, seat: Seat | undefined): void {
    const question = table && seat && !table.over ? (furitenQuestion(table, seat) as { hand: string; discards?: string }) : undefined;
    if (!table || table.over) this.on = false;
    const key = JSON.stringify(question);
    // A hand that is not ready stays so until its tiles change.
    if (!question || key === this.asked || (question.hand === this.hand && !this.ready)) return;
    this.asked = key;
    this.hand = question.hand;
    this.ready = true;
    api
      .answer('riichi', question)
      .then((answer) => this.asked === key && this.read(answer as Answer))
      .catch(() => (this.on = false));
  }

  private read(answer: Answer): void {
    this.ready = answer.shanten === 0;
    this.on = answer.advice?.warnings?.some((warning) => warning.kind === 'furiten') ?? false;
  }
}
