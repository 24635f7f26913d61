import { ISLAND_EVENTS } from 'shared-contracts/widget';
import { TOUCHED } from './touchedSlot.ts';

/**
 * The controls that do nothing without the widget's script. Links, summaries and forms work without
 * it, and a form reads what was entered into it when it wakes up (ADR 023).
 */
const CONTROLS = 'button[type="button"], input[type="checkbox"]:not(form *)';

/** The most presses that are kept: a widget of an earlier build never asks for them. */
const MOST = 20;

/**
 * The text of the script in the head of every page with widgets (ADR 034). Until an island is
 * awake, it keeps the presses of controls that need the widget, and notes which slot was touched
 * last. It presses the controls once more when the island is alive. The text is the same for
 * everybody, so the content security policy allows it by its hash.
 */
export const TOUCH_SCRIPT = `(function () {
  var root = document.documentElement;
  var awake = new WeakSet();
  var kept = new Set();
  function around(event, what) { return event.target.closest ? event.target.closest(what) : null }
  function sleeping(event) {
    var island = around(event, '[data-island]');
    return island && !awake.has(island) ? island : null;
  }
  function note(event) {
    var island = sleeping(event);
    if (island) root.dataset.${TOUCHED} = island.dataset.island;
  }
  function keptIn(island) {
    return Array.from(kept).filter(function (control) { return island.contains(control) });
  }
  addEventListener('pointerdown', note, true);
  addEventListener('focusin', note, true);
  addEventListener('click', function (event) {
    var control = around(event, '${CONTROLS}');
    if (!control || !sleeping(event)) return;
    if (kept.size === ${MOST}) kept.clear();
    if (control.type !== 'checkbox' || !kept.delete(control)) kept.add(control);
  }, true);
  addEventListener('${ISLAND_EVENTS.wakes}', function (event) {
    awake.add(event.target);
    keptIn(event.target).forEach(function (control) { control.checked = control.defaultChecked });
  });
  addEventListener('${ISLAND_EVENTS.alive}', function (event) {
    keptIn(event.target).forEach(function (control) {
      kept.delete(control);
      control.click();
    });
  });
})()`;
