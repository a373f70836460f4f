/**
 * The checkout's script with the same global as Razorpay's: `new Razorpay(options).open()`, `.on("payment.failed", ...)`,
 * `handler`, `modal.ondismiss`, `prefill`, `theme`, `config.display`. It shows which ways to pay come first, and refuses a sequence
 * that names no block. Its dialog offers the outcomes of a payment. After "Pay, then close the
 * window" the page gets no result, as after a browser crash.
 */
export const checkoutScript = `(() => {
  "use strict";
  const base = document.currentScript.src.replace(/\\/checkout\\.js.*$/, "");
  const rupees = (paise) => new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(paise / 100);

  const element = (name, properties, ...children) => {
    const created = Object.assign(document.createElement(name), properties);
    created.append(...children);
    return created;
  };

  const ask = async (path, body) => {
    const answer = await fetch(base + path, body === undefined ? {} : {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return answer.json();
  };

  const styles = \`
    dialog.rzp-stand-in { margin: auto; border: 0; border-radius: 6px; padding: 0; width: min(22rem, calc(100vw - 2rem));
      font: 16px/1.5 system-ui, sans-serif; color: #1c2434; background: #fff; }
    dialog.rzp-stand-in::backdrop { background: rgb(10 16 30 / 0.6); }
    dialog.rzp-stand-in header { padding: 1rem 1.25rem; color: #fff; background: var(--rzp-theme, #2b3a82); }
    dialog.rzp-stand-in h2 { font-size: 1.125rem; margin: 0; }
    dialog.rzp-stand-in p { margin: 0.25rem 0 0; overflow-wrap: anywhere; }
    dialog.rzp-stand-in div { display: grid; gap: 0.625rem; padding: 1.25rem; }
    dialog.rzp-stand-in button { font: inherit; min-height: 44px; padding: 0.5rem 1rem; border-radius: 4px; cursor: pointer;
      border: 1px solid #6b7280; background: #fff; color: inherit; }
    dialog.rzp-stand-in button[data-main] { border-color: transparent; background: var(--rzp-theme, #2b3a82); color: #fff; }
    dialog.rzp-stand-in button:disabled { opacity: 0.6; cursor: progress; }
    dialog.rzp-stand-in button:focus-visible { outline: 3px solid #2b3a82; outline-offset: 2px; }
    dialog.rzp-stand-in small { color: #4b5563; }\`;

  // The Content-Security-Policy allows no inline style element, but a constructed style sheet.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);

  window.Razorpay = class Razorpay {
    #options;
    #listeners = new Map();
    #dialog;
    #first;

    constructor(options) {
      if (!options || !options.key) throw new Error("No key passed");
      const { blocks = {}, sequence = [] } = options.config?.display ?? {};
      this.#first = sequence.map((name) => {
        if (!name.startsWith("block.")) return name;
        const block = blocks[name.slice("block.".length)];
        if (!block?.instruments?.length) throw new Error("Unknown block: " + name);
        return block.name;
      });
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
    }

    #emit(event, data) {
      for (const listener of this.#listeners.get(event) ?? []) listener(data);
    }

    close() {
      this.#dialog?.close();
      this.#dialog?.remove();
      this.#dialog = undefined;
    }

    #dismiss() {
      this.close();
      this.#options.modal?.ondismiss?.();
    }

    async #attempt(outcome, note, reportsResult) {
      const { key, order_id, prefill = {} } = this.#options;
      const buttons = [...this.#dialog.querySelectorAll("button")];
      for (const button of buttons) button.disabled = true;
      note.textContent = "Processing ...";
      const answer = await ask("/checkout/payments", { key_id: key, order_id, outcome, method: prefill.method,
        email: prefill.email, contact: prefill.contact }).catch(() => ({ error: { description: "The network failed." } }));
      if (!this.#dialog) return;
      for (const button of buttons) button.disabled = false;
      if (answer.error) {
        note.textContent = answer.error.description;
        this.#emit("payment.failed", answer);
      } else if (reportsResult) {
        this.close();
        this.#options.handler?.(answer);
      } else this.#dismiss();
    }

    open() {
      if (this.#dialog) return;
      const { key, order_id, name = "", description = "", theme, timeout } = this.#options;
      const note = element("p", { role: "status" });
      const title = element("h2", { id: "rzp-stand-in-title", textContent: "Test payment" });
      const price = element("p", { textContent: "..." });
      const choice = (text, act, isMain) => {
        const button = element("button", { type: "button", textContent: text, onclick: act });
        if (isMain) button.dataset.main = "";
        return button;
      };
      const dialog = element("dialog", { className: "rzp-stand-in" },
        element("header", {}, title, element("p", { textContent: [name, description].filter(Boolean).join(": ") }), price),
        element("div", {},
          ...this.#first.map((way) => element("p", { textContent: "First: " + way })),
          choice("Pay", () => this.#attempt("pay", note, true), true),
          choice("Let the payment fail", () => this.#attempt("fail", note, true)),
          choice("Pay, then close the window", () => this.#attempt("pay", note, false)),
          choice("Close without paying", () => this.#dismiss()),
          note,
          element("small", { textContent: "A stand-in for Razorpay: no money moves." })));
      dialog.setAttribute("aria-labelledby", title.id);
      if (theme?.color) dialog.style.setProperty("--rzp-theme", theme.color);
      dialog.addEventListener("cancel", (event) => {
        event.preventDefault();
        this.#dismiss();
      });
      this.#dialog = dialog;
      document.body.append(dialog);
      dialog.showModal();
      if (timeout > 0) setTimeout(() => this.#dialog === dialog && this.#dismiss(), timeout * 1000);
      void ask("/checkout/orders/" + encodeURIComponent(order_id) + "?key_id=" + encodeURIComponent(key)).then(
        (order) => {
          price.textContent = order.error ? order.error.description : rupees(order.amount);
        },
        () => {
          price.textContent = "The network failed.";
        },
      );
    }
  };
})();
`;
