import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/// Puts scripts and styles into the page itself, so that it is one file.
const oneFile: Plugin = {
  name: 'one-file',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = Object.values(bundle).find((each) => each.fileName.endsWith('.html'));
    if (page?.type !== 'asset') throw new Error('no page was built');
    let html = String(page.source);
    for (const part of Object.values(bundle)) {
      if (part === page) continue;
      const tag = new RegExp(`<(script|link)[^>]*["']\\./${part.fileName.replaceAll('.', '\\.')}["'][^>]*>(</script>)?`);
      if (!tag.test(html)) throw new Error(`${part.fileName} is not used by the page`);
      // Styles stay where they are, the script goes to the end: it reads what stands before it.
      const script = part.type === 'chunk' ? `<script type="module">${part.code.replaceAll('</script', '<\\/script')}</script>` : '';
      html = html.replace(tag, () => (part.type === 'chunk' ? '' : `<style>${String(part.source)}</style>`)).replace('</body>', () => `${script}</body>`);
      delete bundle[part.fileName];
    }
    page.source = html;
  },
};

/// The page of a review: it works without a server, in one file (docs/review.md).
export default defineConfig({
  root: 'src/main',
  base: './',
  publicDir: false,
  plugins: [svelte({ configFile: false }), oneFile],
  build: {
    target: 'es2022',
    reportCompressedSize: false,
    assetsInlineLimit: 10_000_000,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: { input: fileURLToPath(new URL('src/main/review.html', import.meta.url)), output: { codeSplitting: false } },
  },
});
