/// Where the client is: the part of the address behind the `#`, cut at its slashes.
/// Invitations and shared hands stand there too, so that they never reach the server's log.
class Route {
  hash = $state(location.hash);

  constructor() {
    addEventListener('hashchange', () => (this.hash = location.hash));
  }

  get parts(): string[] {
    return this.hash
      .replace(/^#\/?/, '')
      .split('?')[0]!
      .split('/')
      .filter(Boolean)
      .map(decoded);
  }

  get query(): URLSearchParams {
    return new URLSearchParams(this.hash.split('?')[1] ?? '');
  }

  go(...parts: string[]): void {
    location.hash = address(...parts);
  }

  /// Changes the address without a step in the history.
  replace(hash: string): void {
    history.replaceState(null, '', hash);
    this.hash = hash;
  }
}

export function address(...parts: string[]): string {
  return '#/' + parts.map(encodeURIComponent).join('/');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();
