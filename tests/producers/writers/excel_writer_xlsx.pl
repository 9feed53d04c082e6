# Writes the cells of a table, argument 1, with Excel::Writer::XLSX into an .xlsx, argument 2. A formula gets the result 0,
# the library's default, and the file asks to be calculated when it is opened.
use strict;
use warnings;
use utf8;
use Excel::Writer::XLSX;

my ( $table, $file ) = @ARGV;
my $book  = Excel::Writer::XLSX->new($file);
my $sheet = $book->add_worksheet();
my $bold  = $book->add_format( bold => 1 );
open my $lines, '<:encoding(UTF-8)', $table or die "$table: $!";
while ( my $line = <$lines> ) {
    chomp $line;
    my ( $place, $kind, $value, $form ) = split /\t/, $line;
    my $style = $form ? $book->add_format( num_format => $form ) : undef;
    if    ( $kind eq 'number' )  { $sheet->write_number( $place, $value, $style ) }
    elsif ( $kind eq 'date' )    { $sheet->write_date_time( $place, "${value}T", $style ) }
    elsif ( $kind eq 'formula' ) { $sheet->write_formula( $place, "=$value", $style ) }
    elsif ( $kind eq 'rich' ) { $sheet->write_rich_string( $place, $bold, split /\|/, $value ) }
    else                      { $sheet->write_string( $place, $value, $style ) }
}
$sheet->set_column( $_, undef, undef, 1 ) for 'E:E', 'G:G';
$book->close();
