/** The numbers of Linux's system calls on the two processors that the embedded PostgreSQL is made for. */
const SETPRIORITY = { x64: 141, arm64: 140 }
const PRCTL = { x64: 157, arm64: 167 }

/** A filter as systemd's `SystemCallFilter=` installs it, with `SystemCallErrorNumber=EPERM`; Perl is on every Debian. */
const INSTALL = `
my ($prctl, $refused) = (shift, shift);
my @calls = split /,/, $refused;
my $filter = pack 'S C C L', 0x20, 0, 0, 0;
my $left = @calls;
$filter .= pack 'S C C L', 0x15, $left--, 0, $_ for @calls;
$filter .= pack('S C C L', 0x06, 0, 0, 0x7fff0000) . pack('S C C L', 0x06, 0, 0, 0x00050001);
my $program = pack 'S x6 P', @calls + 3, $filter;
syscall($prctl, 38, 1, 0, 0, 0) == 0 or die "no_new_privs: $!";
syscall($prctl, 22, 2, $program, 0, 0) == 0 or die "seccomp: $!";
exec @ARGV or die "exec: $!";
`

/** @returns the command before which these words stand runs where `setpriority` is refused; null where that cannot be tried */
export function withoutPriorities(): [command: string, ...words: string[]] | null {
  const { arch, platform } = process
  if (platform !== 'linux' || (arch !== 'x64' && arch !== 'arm64')) return null
  return ['perl', '-e', INSTALL, String(PRCTL[arch]), String(SETPRIORITY[arch])]
}
