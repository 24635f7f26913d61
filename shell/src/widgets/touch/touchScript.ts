import { ISLAND_EVENTS } from 'shared-contracts/widget';
import { TOUCHED } from './touchedSlot.ts';

/**
 * The controls that do nothing without the widget's script. Links, summaries and forms work without
 * it, and a form reads what was entered into it when it wakes up (ADR 023).
 */
const CONTROLS = 'button[type="button"], input[type="checkbox"]:not(form *)';
/** The lists whose choice the widget applies at once, so that no visitor looks for a button. */
const LISTS = '[data-applied-at-once] select';

/** The most presses that are kept: a widget of an earlier build never asks for them. */
const MOST = 20;

/**
 * The text of the script in the head of every page with widgets (ADR 034). Until an island is
 * awake, it keeps the presses of controls that need the widget and what was chosen in lists, and notes
 * which slot was touched last. It presses the controls, and chooses, once more when the island is alive. The text is the same for
 * everybody, so the content security policy allows it by its hash.
 */
export const TOUCH_SCRIPT = `(function () {
  var root = document.documentElement;
  var awake = new WeakSet();
  var kept = new Map();
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
    return Array.from(kept.keys()).filter(function (control) { return island.contains(control) });
  }
  addEventListener('pointerdown', note, true);
  addEventListener('focusin', note, true);
  addEventListener('click', function (event) {
    var control = around(event, '${CONTROLS}');
    if (!control || !sleeping(event)) return;
    if (kept.size === ${MOST}) kept.clear();
    if (control.type !== 'checkbox' || !kept.delete(control)) kept.set(control);
  }, true);
  addEventListener('change', function (event) {
    var list = around(event, '${LISTS}');
    if (list && sleeping(event)) kept.set(list, list.value);
  }, true);
  addEventListener('${ISLAND_EVENTS.wakes}', function (event) {
    awake.add(event.target);
    keptIn(event.target).forEach(function (control) { control.checked = control.defaultChecked });
  });
  addEventListener('${ISLAND_EVENTS.alive}', function (event) {
    keptIn(event.target).forEach(function (control) {
      var chosen = kept.get(control);
      kept.delete(control);
      if (chosen === undefined) return control.click();
      control.value = chosen;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });
  });
})()`;
