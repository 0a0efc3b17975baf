// Qt's lists beside Portico's: QListView in a window, QML's ListView drawn by Qt Quick's software renderer.
// usage: lists_qt widgets-million|widgets-unequal|widgets-measured|widgets-flow|
//                 quick-million|quick-unequal|quick-measured|quick-rails      (QT_QPA_PLATFORM=offscreen)
#include "peers.h"
#include <QQuickRenderControl>
#include <QtQml>
#include <QtQuick>
#include <QtWidgets>
#include <functional>
#include <vector>

static const int width = 1170, height = 2532;
static const char *peer = "";

static double median(std::vector<double> values) { return median(values.data(), values.size()); }

struct Rows : QAbstractListModel {
    int count;
    std::function<QString(int)> text = [](int row) { return QString("Row %1").arg(row); };

    explicit Rows(int count) : count(count) {}
    int rowCount(const QModelIndex &parent) const override { return parent.isValid() ? 0 : count; }
    QVariant data(const QModelIndex &index, int role) const override { return role == Qt::DisplayRole ? text(index.row()) : QVariant(); }
    void insert(int n) {
        beginInsertRows({}, 500000, 500000 + n - 1);
        count += n;
        endInsertRows();
    }
    void remove(int n) {
        beginRemoveRows({}, 500000, 500000 + n - 1);
        count -= n;
        endRemoveRows();
    }
    void move(int n) {
        beginMoveRows({}, 500000, 500000 + n - 1, {}, 500000 + 2 * n);
        endMoveRows();
    }
};

// What both kinds of list can do.
struct List {
    std::function<void()> frame;
    std::function<void(int)> showAtTop;
    std::function<void(double)> scrollBy;
};

static void time(const char *variant, const char *metric, int rounds, const List &list, std::function<void()> body) {
    std::vector<double> times;
    for (int round = 0; round < rounds; round++) {
        double start = seconds();
        body();
        list.frame();
        times.push_back(seconds() - start);
    }
    result(peer, variant, metric, median(times) * 1e6, "us");
}

static void scrolls(const char *variant, const List &list) {
    time(variant, "scroll by a row, with its frame", 200, list, [&] { list.scrollBy(44); });
    time(variant, "scroll by a page, with its frame", 50, list, [&] { list.scrollBy(height); });
    bool isAtEnd = false;
    time(variant, "jump to the middle or the end, with its frame", 50, list, [&] {
        list.showAtTop(isAtEnd ? 500000 : 999999);
        isAtEnd = !isAtEnd;
    });
}

static void changes(Rows &rows, const List &list, int first, QString place, int framesToRest) {
    list.showAtTop(first);
    list.frame();
    auto change = [&](QString what, std::function<void()> body) {
        std::vector<double> times;
        for (int round = 0; round < 21; round++) {
            double start = seconds();
            body();
            list.frame();
            times.push_back(seconds() - start);
            for (int frame = 0; frame < framesToRest; frame++) list.frame();
        }
        result(peer, million, qPrintable(what + ", " + place + ", with its first frame"), median(times) * 1e6, "us");
    };
    for (int count : {1, 1000}) {
        QString n = QString::number(count);
        change("insert " + n, [&] { rows.insert(count); });
        change("delete " + n, [&] { rows.remove(count); });
        change("move " + n, [&] { rows.move(count); });
    }
}

static void wholeScroll(const List &list, std::function<bool()> isAtEnd) {
    double start = seconds();
    while (!isAtEnd()) {
        list.scrollBy(2000);
        list.frame();
    }
    result(peer, measured, "whole scroll, a row", (seconds() - start) * 1e6 / 10000, "us");
}

static QFont font() {
    QFont font("DejaVu Sans");
    font.setPixelSize(17);
    return font;
}

// MARK: QListView

struct Delegate : QStyledItemDelegate {
    std::function<QSize(const QModelIndex &)> size;
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override { return size(index); }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        painter->setFont(font());
        painter->drawText(option.rect.adjusted(16, 0, -16, 0), Qt::AlignVCenter | Qt::TextWordWrap, index.data().toString());
    }
};

static void widgets(QString workload) {
    peer = "QListView";
    QWidget window;
    QPalette white = window.palette();
    white.setColor(QPalette::Base, Qt::white);
    window.setPalette(white);
    window.resize(width, height);
    QLabel label("Row 0", &window);
    label.setFont(font());
    window.show();
    QApplication::processEvents();
    bool isMeasured = workload == "measured", isFlow = workload == "flow";
    char **texts = isMeasured ? row_texts(10000) : nullptr;
    double start = seconds(), held = resident_bytes();
    Rows rows(isMeasured ? 10000 : isFlow ? 100000 : 1000000);
    if (isMeasured) rows.text = [=](int row) { return QString(texts[row]); };
    Delegate delegate;
    QListView view(&window);
    delegate.size = [](const QModelIndex &) { return QSize(width, 44); };
    if (workload == "unequal") delegate.size = [](const QModelIndex &index) { return QSize(width, 44 + index.row() % 5 * 11); };
    if (isFlow) delegate.size = [](const QModelIndex &index) { return QSize(50 + index.row() % 7 * 20, 50 + index.row() % 5 * 10); };
    if (isMeasured) {
        delegate.size = [&](const QModelIndex &index) {
            QRect room(0, 0, view.viewport()->width() - 32, 100000);
            return QSize(view.viewport()->width(), QFontMetrics(font()).boundingRect(room, Qt::TextWordWrap, index.data().toString()).height() + 24);
        };
        view.setResizeMode(QListView::Adjust);
    }
    view.setUniformItemSizes(workload == "million");
    view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.setFrameShape(QFrame::NoFrame);
    view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setItemDelegate(&delegate);
    view.setModel(&rows);
    if (isFlow) {
        view.setFlow(QListView::LeftToRight);
        view.setWrapping(true);
    }
    List list;
    list.frame = [&] {
        QApplication::processEvents();
        // What is to be drawn is drawn now, and not at the next tick of a timer.
        QEvent update(QEvent::UpdateRequest);
        QCoreApplication::sendEvent(&window, &update);
    };
    list.showAtTop = [&](int row) { view.scrollTo(rows.index(row), QAbstractItemView::PositionAtTop); };
    list.scrollBy = [&](double y) { view.verticalScrollBar()->setValue(view.verticalScrollBar()->value() + int(y)); };
    view.resize(width, height);
    view.show();
    list.frame();
    double first = (seconds() - start) * 1e3;
    QScrollBar *bar = view.verticalScrollBar();
    fprintf(stderr, "CHECK %s %s: content is %d high\n", peer, qPrintable(workload), bar->maximum() + height);
    if (isFlow) {
        std::vector<double> times;
        for (int round = 0; round < 9; round++) {
            double start = seconds();
            view.doItemsLayout();
            times.push_back(seconds() - start);
        }
        result(peer, "flow layout, 100,000 items of many sizes", "prepare an item", median(times) * 1e9 / 100000, "ns");
    } else if (isMeasured) {
        result(peer, measured, "first screen", first, "ms");
        wholeScroll(list, [&] { return bar->value() >= bar->maximum(); });
        time(measured, "another width, with its frame", 11, list, [&] {
            view.resize(view.width() == width ? 1000 : width, height);
            // By itself it would wait a tenth of a second.
            view.doItemsLayout();
        });
    } else {
        const char *variant = workload == "million" ? million : unequal;
        result(peer, variant, "first frame", first, "ms");
        result(peer, variant, "memory of table and first frame", (resident_bytes() - held) / 1e6, "MB");
        scrolls(variant, list);
        fprintf(stderr, "CHECK %s row at top after jumps: %d\n", peer, view.indexAt(QPoint(20, 1)).row());
        if (workload == "million") {
            changes(rows, list, 400000, "out of sight", 0);
            changes(rows, list, 499997, "in sight", 0);
        }
    }
    if (getenv("SNAP")) window.grab().save(getenv("SNAP"));
}

// MARK: ListView

struct Clock : QAnimationDriver {
    qint64 now = 0;
    void advance() override {
        now += 16;
        advanceAnimation();
    }
    qint64 elapsed() const override { return now; }
};

struct Screen {
    QQuickRenderControl control;
    QQuickWindow window{&control};
    QImage image{width, height, QImage::Format_ARGB32_Premultiplied};
    Clock clock;

    Screen() {
        clock.install();
        window.setGeometry(0, 0, width, height);
        window.contentItem()->setSize(QSizeF(width, height));
        window.setRenderTarget(QQuickRenderTarget::fromPaintDevice(&image));
    }
    void frame() {
        clock.advance();
        QCoreApplication::processEvents();
        control.polishItems();
        control.sync();
        control.render();
    }
};

static QQuickItem *made(QQmlComponent &component, QQuickItem *parent) {
    auto *item = qobject_cast<QQuickItem *>(component.create());
    if (!item) {
        fprintf(stderr, "%s\n", qPrintable(component.errorString()));
        exit(2);
    }
    item->setParentItem(parent);
    return item;
}

static const char *listSource = R"(
ListView {
    id: list; width: 1170; height: 2532; model: rows; reuseItems: true; currentIndex: -1
    delegate: Item {
        width: list.width; height: HEIGHT
        Text {
            id: label; x: 16; width: parent.width - 32; anchors.verticalCenter: parent.verticalCenter; wrapMode: WRAP; text: model.display
            font.family: "DejaVu Sans"; font.pixelSize: 17; textFormat: Text.PlainText
        }
    }
    property Transition shifting: Transition { NumberAnimation { properties: "y"; duration: 300 } }
    property Transition appearing: Transition { NumberAnimation { property: "opacity"; from: 0; to: 1; duration: 300 } }
    property Transition leaving: Transition { NumberAnimation { property: "opacity"; to: 0; duration: 300 } }
    function animate() { add = appearing; remove = leaving; move = shifting; displaced = shifting }
})";

static const char *railsSource = R"(
ListView {
    width: 1170; height: 2532; model: 100; reuseItems: true; currentIndex: -1
    delegate: ListView {
        width: 1170; height: 180; model: 50; spacing: 12; orientation: ListView.Horizontal; reuseItems: true; currentIndex: -1
        delegate: Rectangle { width: 240; height: 180; color: Qt.hsva(index / 50, 0.6, 0.9, 1) }
    }
})";

static void quick(QString workload) {
    peer = "QML ListView";
    Screen screen;
    QQmlEngine engine;
    auto compile = [&](QByteArray source) {
        auto *component = new QQmlComponent(&engine);
        component->setData("import QtQuick\n" + source, QUrl("qrc:/lists.qml"));
        return component;
    };
    made(*compile("ListView { width: 100; height: 100; model: 1; delegate: Text { text: 'Row 0'; font.family: 'DejaVu Sans' } }"),
         screen.window.contentItem());
    screen.frame();
    screen.frame();
    bool isMeasured = workload == "measured";
    char **texts = isMeasured ? row_texts(10000) : nullptr;
    QByteArray source = workload == "rails" ? railsSource : listSource;
    source.replace("HEIGHT", isMeasured ? "label.implicitHeight + 24" : workload == "unequal" ? "44 + index % 5 * 11" : "44");
    source.replace("WRAP", isMeasured ? "Text.WordWrap" : "Text.NoWrap");
    auto *component = compile(source);
    double start = seconds(), held = resident_bytes();
    Rows rows(isMeasured ? 10000 : 1000000);
    if (isMeasured) rows.text = [=](int row) { return QString(texts[row]); };
    engine.rootContext()->setContextProperty("rows", &rows);
    auto *view = made(*component, screen.window.contentItem());
    screen.frame();
    double first = (seconds() - start) * 1e3;
    List list;
    list.frame = [&] { screen.frame(); };
    list.showAtTop = [&](int row) { QMetaObject::invokeMethod(view, "positionViewAtIndex", Q_ARG(int, row), Q_ARG(int, 0)); };
    list.scrollBy = [&](double y) { view->setProperty("contentY", view->property("contentY").toDouble() + y); };
    if (workload == "rails") {
        result(peer, rails, "first frame", first, "ms");
        time(rails, "scroll by a rail, with its frame", 50, list, [&] { list.scrollBy(180); });
        view->setProperty("contentY", 0);
        screen.frame();
        QQuickItem *rail = nullptr;
        QMetaObject::invokeMethod(view, "itemAtIndex", Q_RETURN_ARG(QQuickItem *, rail), Q_ARG(int, 3));
        time(rails, "scroll in a rail by an item, with its frame", 40, list,
             [&] { rail->setProperty("contentX", rail->property("contentX").toDouble() + 252); });
    } else if (isMeasured) {
        result(peer, measured, "first screen", first, "ms");
        wholeScroll(list, [&] { return view->property("atYEnd").toBool(); });
        fprintf(stderr, "CHECK %s content is %g high\n", peer, view->property("contentHeight").toDouble());
        time(measured, "another width, with its frame", 11, list, [&] { view->setWidth(view->width() == width ? 1000 : width); });
    } else {
        const char *variant = workload == "million" ? million : unequal;
        result(peer, variant, "first frame", first, "ms");
        result(peer, variant, "memory of table and first frame", (resident_bytes() - held) / 1e6, "MB");
        scrolls(variant, list);
        int row = 0;
        double y = view->property("contentY").toDouble() + 1;
        QMetaObject::invokeMethod(view, "indexAt", Q_RETURN_ARG(int, row), Q_ARG(qreal, 20), Q_ARG(qreal, y));
        fprintf(stderr, "CHECK %s row at top after jumps: %d\n", peer, row);
        if (workload == "million") {
            changes(rows, list, 400000, "out of sight", 0);
            changes(rows, list, 499997, "in sight", 0);
            QMetaObject::invokeMethod(view, "animate");
            changes(rows, list, 499997, "in sight, animated", 30);
        }
    }
    if (getenv("SNAP")) screen.image.save(getenv("SNAP"));
}

int main(int argc, char **argv) {
    if (argc != 2) return 2;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QApplication app(argc, argv);
    QString workload = argv[1];
    if (workload.startsWith("widgets-")) widgets(workload.mid(8));
    else quick(workload.mid(6));
    // Taking a million rows apart is no part of it.
    fflush(stdout);
    _exit(0);
}
