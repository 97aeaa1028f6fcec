// Stands in for Gatsby's own, which fetches ahead with <link rel="prefetch">:
// Firefox holds that to `default-src`, and the site's policy allows nothing there.
const prefetch = (url) =>
  new Promise((resolve) => {
    fetch(url, { priority: "low" })
      .then((response) => response.ok && response.text().then(resolve))
      // What is not there is asked for again, and missed, when it is needed.
      .catch(() => {});
  });

export default prefetch;
