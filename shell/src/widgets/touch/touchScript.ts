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
 * awake, it keeps the presses of controls that need the widget, and notes which slot was touched
 * last. It presses the controls once more when the island is alive. What is chosen in a list is kept
 * until then, and the widget hears of it then: a list that wakes up shows what the address says.
 * The text is the same for everybody, so the content security policy allows it by its hash.
 */
export const TOUCH_SCRIPT = `(function () {
  var root = document.documentElement;
  var awake = new WeakSet();
  var alive = new WeakSet();
  var kept = new Map();
  function around(event, what) { return event.target.closest ? event.target.closest(what) : null }
  function islandBefore(event, stage) {
    var island = around(event, '[data-island]');
    return island && !stage.has(island) ? island : null;
  }
  function note(event) {
    var island = islandBefore(event, awake);
    if (island) root.dataset.${TOUCHED} = island.dataset.island;
  }
  function keptIn(island) {
    return Array.from(kept.keys()).filter(function (control) { return island.contains(control) });
  }
  addEventListener('pointerdown', note, true);
  addEventListener('focusin', note, true);
  addEventListener('click', function (event) {
    var control = around(event, '${CONTROLS}');
    if (!control || !islandBefore(event, awake)) return;
    if (kept.size === ${MOST}) kept.clear();
    if (control.type !== 'checkbox' || !kept.delete(control)) kept.set(control);
  }, true);
  function choose(event) {
    var list = around(event, '${LISTS}');
    if (!list || !islandBefore(event, alive)) return;
    kept.set(list, list.value);
    event.stopPropagation();
  }
  addEventListener('input', choose, true);
  addEventListener('change', choose, true);
  addEventListener('${ISLAND_EVENTS.wakes}', function (event) {
    awake.add(event.target);
    keptIn(event.target).forEach(function (control) { control.checked = control.defaultChecked });
  });
  addEventListener('${ISLAND_EVENTS.alive}', function (event) {
    alive.add(event.target);
    keptIn(event.target).forEach(function (control) {
      var chosen = kept.get(control);
      kept.delete(control);
      if (chosen === undefined) return control.click();
      control.value = chosen;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });
  });
})()`;
