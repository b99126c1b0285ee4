// Measures a table as it stands in the window: what is wrong, in sentences.
() => {
  const screen = document.querySelector('.screen');
  const american = screen.dataset.game === 'american';
  /** The sizes of the visual system: labels, and targets that are not the main ones. */
  const LABEL = american ? 18 : 14;
  const TARGET = 40;
  /** Shadows and rounding. */
  const SLACK = 1.5;
  /** Where one can still tell the tiles of a pond apart, upright and turned; melds where a phone has all the melds and flowers there can be, and a tap on the plate shows them large. */
  const TILE = 13;
  const MELD = 7;

  const all = (what, within = screen) => [...within.querySelectorAll(what)].filter(isShown);
  const isShown = (each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 0 && height > 0 && each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const round = (number) => Math.round(number * 10) / 10;
  const title = (each) => each.ariaLabel || each.innerText?.trim().replace(/\s+/g, ' ') || each.querySelector('[aria-label]')?.ariaLabel || each.className;
  const hits = (each) => (each instanceof SVGElement ? each.tagName : `${each.tagName.toLowerCase()} “${title(each).slice(0, 40)}”`);

  const kinds = {
    'the pond': '[data-testid^=pond-]:has(.tile)',
    'the tile': '[data-testid=hand] button',
    'the meld': 'main .meld, .phone-hand .meld',
    'the plate': '.plate[data-testid^=plate-]',
    'the tag': '.plate .tag',
    'the flowers': 'main .flowers',
    'the rack': 'main .rack',
    'the centre': '[data-testid=centre]',
    'the stick': 'main .stick',
    'the prompt': '[data-testid=prompt]',
    'the claim button': '[data-testid=claim]',
    'the tray': '[data-testid=tray]',
    'the passing card': '.charleston > .card',
    'the option': 'main .autos label, main .deep',
    'the lights': 'main ul[aria-label]',
    'the keep value': '[data-testid=hand] .value',
  };
  const parts = Object.entries(kinds).flatMap(([kind, what]) => all(what).map((each) => ({ each, kind, name: `${kind} ${each.dataset.testid ?? ''} “${title(each).slice(0, 40)}”`, box: each.getBoundingClientRect() })));

  const found = [];

  for (const each of screen.querySelectorAll('[data-testid=hand] button')) if (!isShown(each)) found.push(`the tile “${title(each)}” is not to be seen`);

  // Nothing lies over anything else.
  parts.forEach((a, at) => {
    for (const b of parts.slice(at + 1)) {
      if (a.each.contains(b.each) || b.each.contains(a.each)) continue;
      if (a.each.parentElement === b.each.parentElement && a.kind === 'the tile' && b.kind === 'the tile' && isLifted(a.each, b.each)) continue;
      const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (width > SLACK && height > SLACK && isUncut(a.each) && isUncut(b.each)) found.push(`${a.name} and ${b.name} overlap by ${round(width)}×${round(height)}`);
    }
  });
  function isLifted(...tiles) {
    return tiles.some((tile) => tile.matches('.selected, .chosen, :hover'));
  }

  // Nothing is cut off, by the window or by what it lies in; what can be scrolled to is not.
  function scroller(each) {
    for (let up = each.parentElement; up; up = up.parentElement) if (/auto|scroll/.test(getComputedStyle(up).overflowY)) return up;
    return undefined;
  }
  function isUncut(each) {
    const view = scroller(each)?.getBoundingClientRect();
    const box = each.getBoundingClientRect();
    return !view || (box.top >= view.top - SLACK && box.bottom <= view.bottom + SLACK);
  }
  const { scrollHeight } = document.documentElement;
  const page = new DOMRect(0, -scrollY, innerWidth, Math.max(innerHeight, scrollHeight));
  for (const { each, name, box } of parts) {
    const scrolled = scroller(each);
    for (let up = each.parentElement; up && up !== scrolled; up = up.parentElement) {
      if (getComputedStyle(up).overflowX === 'visible' && up !== document.body) continue;
      const edge = up === document.body ? page : up.getBoundingClientRect();
      const out = Math.max(edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom);
      if (out > SLACK) {
        found.push(`${name} is cut off by ${round(out)}`);
        break;
      }
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');

  // What stands in a box has room there.
  const boxes = parts.filter(({ kind }) => ['the plate', 'the centre', 'the prompt', 'the tray', 'the passing card', 'the option', 'the flowers', 'the claim button', 'the lights'].includes(kind));
  for (const { each, name, box } of boxes) {
    for (const inner of all('*', each)) {
      if (inner.closest('.tag, .arrow, .visually-hidden') || each.contains(scroller(inner) ?? null)) continue;
      const { left, top, right, bottom } = inner.getBoundingClientRect();
      const out = Math.max(box.left - left, box.top - top, right - box.right, bottom - box.bottom);
      if (out > SLACK) {
        found.push(`${name} has no room for ${hits(inner)}: ${round(out)} too little`);
        break;
      }
    }
  }
  for (const each of all('main *, .bar *').filter((inner) => inner.childElementCount === 0 && getComputedStyle(inner).textOverflow === 'ellipsis')) {
    if (each.scrollWidth > each.clientWidth + 1 && !each.closest('header')) found.push(`“${each.textContent}” is shortened`);
  }

  for (const each of all('main *').filter((inner) => getComputedStyle(inner).webkitLineClamp !== 'none' && inner.scrollHeight > inner.clientHeight + 1)) found.push(`“${each.textContent.trim()}” is shortened`);

  // Every button is what a mouse or a finger meets at its middle and near its corners; where the panel lies over the table, those of the panel.
  const drawer = document.querySelector('.drawer');
  for (const each of all('button, a[href], label:has(input), select', drawer ?? screen)) {
    if (each.disabled || each.closest('.visually-hidden, .skip') || document.querySelector('dialog[open]')) continue;
    each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
    const inset = 2 + 0.3 * Math.min(parseFloat(getComputedStyle(each).borderTopLeftRadius) * (/%/.test(getComputedStyle(each).borderTopLeftRadius) ? width / 100 : 1), width / 2, height / 2);
    const points = [[(left + right) / 2, (top + bottom) / 2], [left + inset, top + inset], [right - inset, top + inset], [left + inset, bottom - inset], [right - inset, bottom - inset]];
    const missed = points.map(([x, y]) => document.elementFromPoint(x, y)).find((met) => !met || !(each.contains(met) || (each.control ?? each) === met));
    if (missed !== undefined) found.push(`${hits(each)} is ${missed ? `covered by ${hits(missed)}` : 'outside the window'}`);
    if (Math.min(width, height) < TARGET - 0.5 && !each.closest('[data-testid=hand], .out')) found.push(`${hits(each)} is only ${round(width)}×${round(height)} large`);
  }

  // Nothing in the panel of the assistant is wider than the panel.
  for (const each of document.querySelectorAll('aside .body, aside .body table, aside .body section')) {
    const { right } = each.getBoundingClientRect();
    const edge = each.closest('aside').getBoundingClientRect().right;
    if (each.scrollWidth > each.clientWidth + 1 || right > edge + 1) found.push(`the panel has no room for ${hits(each)}`);
  }

  // What a score sheet says keeps away from its edges.
  const sheet = document.querySelector('[data-testid=sheet]');
  if (sheet) {
    const edge = sheet.getBoundingClientRect();
    if (sheet.scrollWidth > sheet.clientWidth) found.push('the sheet is wider than its window');
    for (const each of sheet.querySelectorAll('section, header > *, footer button, [role=img]')) {
      const { left, right, width } = each.getBoundingClientRect();
      if (width > 0 && (left < edge.left + 10 || right > edge.right - 10)) found.push(`${hits(each)} lies at the edge of the sheet`);
    }
  }

  // What stands on a button has room there, and no word is broken in two.
  for (const each of all('button, .tabs *, h1, h2, h3, th, label', document.querySelector('dialog[open]') ?? screen)) {
    if (each.closest('.visually-hidden, [data-testid=hand], .skip')) continue;
    const box = each.getBoundingClientRect();
    const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      if (!data.trim() || parentElement.closest('.visually-hidden') || !isShown(parentElement)) continue;
      for (const { 0: word, index } of data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (rects.length > 1 && !/[-–/]/.test(word)) found.push(`“${word}” is broken in two`);
        if (each.matches('button') && rects.some(({ left, right }) => left < box.left - SLACK || right > box.right + SLACK)) found.push(`${hits(each)} has no room for “${word}”`);
      }
    }
  }

  // Text can be read, and tiles can be told apart.
  const words = document.createTreeWalker(document.querySelector('dialog[open]') ?? screen, NodeFilter.SHOW_TEXT);
  const small = new Set();
  while (words.nextNode()) {
    const { parentElement: each, data } = words.currentNode;
    if (!data.trim() || !isShown(each) || !each.closest('main, header, .steps, aside, dialog') || each.closest('.visually-hidden')) continue;
    const size = parseFloat(getComputedStyle(each).fontSize);
    if (size < LABEL - 0.01) small.add(`“${data.trim().slice(0, 30)}” is written in ${round(size)}`);
  }
  found.push(...small);
  const tiny = all('[data-testid^=pond-] .tile').map((tile) => Math.min(tile.clientWidth, tile.clientHeight)).filter((width) => width < TILE);
  const little = all('main .meld .tile').map((tile) => Math.min(tile.clientWidth, tile.clientHeight)).filter((width) => width < MELD);
  if (little.length) found.push(`${little.length} tiles of melds are only ${round(Math.min(...little))} wide`);
  if (tiny.length) found.push(`${tiny.length} tiles of ponds are only ${round(Math.min(...tiny))} wide`);

  return found;
}
