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
 * last. It presses the controls once more when the island is alive. What is chosen in a list or ticked is
 * kept until then, and a widget that is waking up hears of it then: React takes what a list or a box shows
 * for its own state. One that says nothing of its stages hears all at once. Several choices of one form are
 * sent by that form, since each alone leads away from the others.
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
  function isBox(control) { return control.type === 'checkbox' }
  function said(control) { return control.getAttribute('aria-pressed') }
  function unsaid(control) { if (isBox(control)) control.checked = control.defaultChecked }
  function hold(event, island) { if (awake.has(island)) event.stopPropagation() }
  addEventListener('pointerdown', note, true);
  addEventListener('focusin', note, true);
  addEventListener('click', function (event) {
    var control = around(event, '${CONTROLS}');
    var island = control && islandBefore(event, isBox(control) ? alive : awake);
    if (!island) return;
    if (kept.size === ${MOST}) kept.clear();
    kept.set(control, said(control));
    if (!isBox(control)) return;
    if (control.checked === control.defaultChecked) kept.delete(control);
    hold(event, island);
  }, true);
  function choose(event) {
    kept.forEach(function (value, control) {
      if (control.type === 'button' && control.form && control.form === event.target.form) kept.delete(control);
    });
    var list = around(event, '${LISTS}');
    var island = list && islandBefore(event, alive);
    if (!island) return;
    kept.set(list, list.value);
    hold(event, island);
  }
  addEventListener('input', choose, true);
  addEventListener('change', choose, true);
  addEventListener('${ISLAND_EVENTS.wakes}', function (event) {
    awake.add(event.target);
    keptIn(event.target).forEach(unsaid);
  });
  function sendAll(controls) {
    var list = controls.find(function (control) { return control.options });
    var together = controls.filter(function (control) {
      return list && (control.options || isBox(control)) && control.form === list.form;
    });
    if (together.length < 2) return [];
    together.forEach(function (control) {
      if (control.options) control.value = kept.get(control);
      else control.checked = !control.defaultChecked;
    });
    list.form.requestSubmit();
    return together;
  }
  addEventListener('${ISLAND_EVENTS.alive}', function (event) {
    var controls = keptIn(event.target);
    alive.add(event.target);
    var sent = sendAll(controls);
    controls.forEach(function (control) {
      var value = kept.get(control);
      kept.delete(control);
      if (sent.includes(control)) return;
      unsaid(control);
      if (!control.options) return said(control) === value && control.click();
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });
    event.target.querySelectorAll('details[open]').forEach(function (details) {
      details.dispatchEvent(new Event('toggle'));
    });
  });
})()`;
