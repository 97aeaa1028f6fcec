/**
 * What providers do beyond showing a form, by the name of the mode: a script that
 * the provider's own script runs on the site, or one that the form runs in its
 * frame. Other hosts are other names of the same server.
 *
 * @type {Record<string, { script?: string, form?: string }>}
 */
export const habits = {
  "writes-html": {
    script: `document.body.insertAdjacentHTML("beforeend", "<p>Powered by</p>");`,
  },
  "asks-host": {
    script: `fetch("http://count.localhost:" + new URL(document.currentScript.src).port).catch(() => {});`,
  },
  evaluates: {
    script: `try { new Function("return 1")(); } catch {}`,
  },
  leaves: {
    script: `location.assign(new URL("/promotion", document.currentScript.src));`,
  },
  opens: {
    script: `open(new URL("/promotion", document.currentScript.src));`,
  },
  scrolls: { script: `scrollTo(0, 0);` },
  cookie: { script: `document.cookie = "visitor=1";` },
  popup: { form: `open("/calendar");` },
  "leads-away": {
    form: `try { top.location = new URL("/promotion", location.href).href; } catch {}`,
  },
  "three-hosts": {
    form: `for (const name of ["fonts", "files", "count"])
      new Image().src = "http://" + name + ".localhost:" + location.port + "/a.png";`,
  },
  "no-zip": { form: `document.forms[0].zip.value = "";` },
  redirects: {
    form: `document.forms[0].addEventListener("submit", async (event) => {
      event.preventDefault();
      await fetch(location.href, { method: "POST" });
      top.location.href = new URL("/thank-you", location.href).href;
    });`,
  },
  captcha: {
    form: `document.forms[0].addEventListener("submit", (event) => event.preventDefault());`,
  },
  wordless: {
    form: `parent.postMessage("ready", "*"); document.body.style.minHeight = "1000px";`,
  },
};
